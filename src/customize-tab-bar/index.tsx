export { default } from '../custom-tab-bar'
