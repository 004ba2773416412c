declare module '*/schemas/build-hosting.yaml' {
  const schemas: {Application: import('./toEntitySchema.ts').OpenApiSchema};
  export default schemas;
}
