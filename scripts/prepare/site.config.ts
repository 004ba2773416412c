export default {
  title: 'Starter',
  url: 'https://docs.example.com',
  docs: {routeBasePath: '/'},
  markdown: {typography: true},
  openapi: {path: 'api.yaml', api: {path: 'api'}, models: {path: 'models'}, composer: {}},
  books: [{label: 'Starter', path: '/'}],
};
