/** Registry key of the component that draws diagrams in the browser. */
export const DIAGRAM_COMPONENT = '@theme/Mermaid';
