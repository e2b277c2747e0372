/** The paths given by the product text (§7); every other call is `/v1/<name>`. A deployment can replace this table. */
export const paths: Readonly<Record<string, string>> = {
  'user.info': '/v1/5c78c4772da97',
  'user.edit': '/v1/5cb54af125f1c',
  'user.certification': '/v1/5d6baaec27b0d',
  'wallet.hasPayPassword': '/v1/5f64a4d364b44',
  'wallet.withdrawAccounts': '/v1/5d7b9bd1c7d7c',
  'wallet.withdraw': '/v1/5ce25d5e1ffb8',
  'wallet.balance': '/v1/5cc45274d6be9',
  'wallet.withdrawLimit': '/v1/5f802beb5cb06',
  'wallet.withdrawRule': '/v1/6036098f4807f',
  'upload.image': '/api/v1/5d5fa8984f0c2',
  'upload.video': '/api/v1/5fc615f7da92b',
}

/** The path of a call under the API base. All calls are POST, and GET where the call says so; the body is JSON, or a form where the call says so. */
export const pathOf = (name: string): string => paths[name] ?? `/v1/${name}`
