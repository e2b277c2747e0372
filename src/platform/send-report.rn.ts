export { sendReport } from './send-report.h5'
