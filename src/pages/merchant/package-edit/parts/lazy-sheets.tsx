/** Mini-programs and native apps have the sheets with the form. */
export { PackageSheets as LazyPackageSheets } from './sheets'
