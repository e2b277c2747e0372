/** The web build's own elements stand in for Taro's: tests see the DOM that a browser gets. */
export * from '@/platform/web/elements/index.h5'
