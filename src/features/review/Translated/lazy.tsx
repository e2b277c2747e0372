/** Mini-programs and native apps have the translation with the screen; the web loads it where reviews can be translated. */
export { Translated as LazyTranslated } from '.'
