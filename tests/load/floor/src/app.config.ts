export default defineAppConfig({
  pages: ['pages/hello/index', 'pages/next/index'],
  animation: false,
})
