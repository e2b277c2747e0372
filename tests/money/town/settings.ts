/** The settings of a town, in which small orders are signals of fraud. */
export const townSettings = {
  PUBLIC_URL: 'http://town.example',
  FRAUD_SIGNALS: 'on',
  FRAUD_TINY_ORDER: '4000',
  FRAUD_TINY_ORDERS: '3',
}
