/** Mini-programs and native apps load the status with its screen. */
export { ReviewScreen as LazyReviewScreen } from '../ApplicationReview/screen'
