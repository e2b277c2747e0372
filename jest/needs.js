/** What the tests of a project require besides Jest: a browser, and builds by the names of their checks. */
module.exports = {
  e2e: ['browser', 'build-h5'],
  mini: ['build-weapp', 'build-alipay'],
  native: ['build-native'],
  size: ['build-h5', 'build-weapp', 'build-alipay'],
}
