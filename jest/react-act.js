/** React's own `act`: `react-dom/test-utils`, where Taro's test utilities look for it, warns of having moved it. */
module.exports = { act: require('react').act }
