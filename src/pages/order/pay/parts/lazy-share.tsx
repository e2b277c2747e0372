/** Mini-programs and native apps have the sheet with the screen; the web loads it when it opens. */
export { ShareSheet as LazyShareSheet } from '@/features/share/ShareSheet'
