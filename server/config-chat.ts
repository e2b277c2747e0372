import { address, number, oneOf, path, secret, setting } from './config-readers'

/** Settings of chats, and of the providers of their numbers and messages. */
export const chatSettings = {
  callNumbersFile: setting(
    'CALL_NUMBERS_FILE',
    '',
    'JSON file of the provider of call numbers: huawei with appKey, appSecret, numbers. Without it calls go through the sandbox only.',
    path,
  ),
  callNumbersSandbox: setting(
    'CALL_NUMBERS_SANDBOX',
    'demo',
    'Plays the numbers for calls where nobody gives them out: on, off, or demo for on with the demo.',
    oneOf('demo', 'on', 'off'),
  ),
  notificationsFile: setting(
    'NOTIFICATIONS_FILE',
    '',
    'JSON file of the provider of messages outside the app: wechat with appId, appSecret and templates, order and chat, each an id and the fields title, text and at. Without it only the sandbox sends messages.',
    path,
  ),
  notificationsSandbox: setting(
    'NOTIFICATIONS_SANDBOX',
    'demo',
    'Plays who carries messages outside the app where nobody does: on, off, or demo for on with the demo.',
    oneOf('demo', 'on', 'off'),
  ),
  chatPerMinute: setting(
    'CHAT_PER_MINUTE',
    '30',
    'Messages that one party may send in one chat in a minute.',
    number(1, 1_000_000_000, true),
  ),
  chatPerHour: setting(
    'CHAT_PER_HOUR',
    '600',
    'Messages that one party may send in all chats in an hour.',
    number(1, 1_000_000_000, true),
  ),
  redisUrl: secret(
    'REDIS_URL',
    'A Redis that carries events between servers, in place of the database’s NOTIFY.',
    address('an address such as redis://user:password@host:6379', 'redis:', 'rediss:'),
  ),
}
