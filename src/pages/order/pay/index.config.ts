export default definePageConfig({ disableScroll: true, enableShareAppMessage: true })
