module.exports = '/picture.webp'
