/** Two phones that are to reach each other without seeing each other's number. */
export interface Connection {
  /** Phones of the two parties. */
  readonly caller: string
  readonly callee: string
  readonly minutes: number
  /** Reference of the deployment, such as the conversation with its order. */
  readonly reference: string
}

/** Provider of numbers that connect two phones for a while (AXB). */
export interface NumberProvider {
  readonly name: string
  /** A number that, called by either of the two phones, rings the other one. @throws when there is none */
  connect(connection: Connection): Promise<string>
}
