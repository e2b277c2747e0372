import { clientOf } from './user-agent'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    { client: 'web', device: 'Chrome · Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { client: 'web', device: 'Safari · iPhone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 Chrome/122.0 Mobile Safari/537.36 MicroMessenger/8.0.49 MiniProgramEnv/android miniProgram',
    { client: 'wechat', device: 'Android' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AlipayClient/10.5.96',
    { client: 'alipay', device: 'iPhone' },
  ],
  ['okhttp/4.9.2', { client: 'app', device: null }],
  ['', { client: 'web', device: null }],
])('reads %s', (agent, expected) => expect(clientOf(agent)).toEqual(expected))
