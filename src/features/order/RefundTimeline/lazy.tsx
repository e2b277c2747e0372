/** Mini-programs and native apps have the timeline with the screen. */
export { RefundTimeline as LazyRefundTimeline } from '.'
