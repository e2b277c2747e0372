// The builds put these in; the tests of the client run as the web build does.
process.env.TARO_ENV ??= 'h5'

const unchanged = <T>(config: T): T => config
Object.assign(globalThis, { defineAppConfig: unchanged, definePageConfig: unchanged })

// jsdom draws nothing, so it does not scroll.
Element.prototype.scrollBy ??= () => undefined
Element.prototype.scrollTo ??= () => undefined

// jsdom knows no media queries: none applies.
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
