/** Stands in for a style sheet: the class `card` is called "card". */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) })
