/** Visibility of a module's pictures: public by address, or private to their owner and reviewers. */
export interface UploadModule {
  readonly access: 'public' | 'private'
}

const open = { access: 'public' } as const satisfies UploadModule
const closed = { access: 'private' } as const satisfies UploadModule

/** Purposes of an uploaded picture (product text §7, form field `module`). */
export const uploadModules = {
  other: open,
  avatar: open,
  errand: open,
  feedback: open,
  goods: open,
  refund: open,
  report: open,
  review: open,
  store: open,
  /** The front, the back and the held photo of an identity card. */
  id: closed,
  /** A bank card. */
  card: closed,
  /** A business, food or driving licence. */
  licence: closed,
  /** A vehicle with its plate. */
  vehicle: closed,
  /** A picture in a conversation, which its two parties see. */
  chat: closed,
  /** Proof photos of an errand: the pickup, a receipt or the door, visible to its customer. */
  errandProof: closed,
  /** The payment QR code of an account that withdrawals go to. */
  paymentCode: closed,
} satisfies Readonly<Record<string, UploadModule>>

type Modules = typeof uploadModules

export type UploadModuleName = keyof Modules

/** A module whose pictures are private: sealed at rest, without a public address. */
export type PrivateModule = {
  [Name in UploadModuleName]: Modules[Name]['access'] extends 'private' ? Name : never
}[UploadModuleName]

export type PublicModule = Exclude<UploadModuleName, PrivateModule>

/** Every module by name. */
export const uploadModuleNames = Object.keys(uploadModules) as [UploadModuleName, ...UploadModuleName[]]

/** The modules whose files anybody may see who has their address. */
export const publicModuleNames = uploadModuleNames.filter((name) => uploadModules[name].access === 'public') as [
  PublicModule,
  ...PublicModule[],
]

/** Whether the pictures of a module are private. */
export const isPrivateModule = (name: UploadModuleName): name is PrivateModule =>
  uploadModules[name].access === 'private'
