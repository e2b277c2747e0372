import { isPageAllowed } from './web-page'

const hosts = ['example.com', 'beian.example.gov']

it.each([
  'https://example.com',
  'https://example.com/',
  'https://EXAMPLE.com/a?b=c#d',
  'https://help.example.com/a@b',
  'https://beian.example.gov?id=1',
])('should let the web view show %s', (url) => {
  expect(isPageAllowed(url, hosts)).toBe(true)
})

it.each([
  'http://example.com',
  'https://example.com.evil.org',
  'https://badexample.com',
  'https://example.com@evil.org',
  'https://example.com\\@evil.org',
  'https://example.com:8443/',
  'https://evil.org/#https://example.com',
  'https://example.gov',
  ' https://example.com',
  'https://example.com/\nx',
  'javascript:alert(1)//https://example.com',
  '//example.com',
  '',
])('should not let it show %j', (url) => {
  expect(isPageAllowed(url, hosts)).toBe(false)
})
