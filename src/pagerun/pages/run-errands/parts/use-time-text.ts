/** Mini-programs and native apps have the times with the form. */
export { timeText as useTimeText } from './time-text'
