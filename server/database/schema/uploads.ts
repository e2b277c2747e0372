import type { Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { PrivateModule, PublicModule } from '@contract/upload-modules'
import type { Json, Timestamp } from './columns'
import { byId, type FactsOf, person } from '../table-facts'

export interface PrivateMediaTable {
  id: string
  customer_id: string
  module: PrivateModule
  /** The unguessable name of its files. */
  key: string
  /** The key that its files are sealed with, itself sealed: rotating the deployment's key leaves the files as they are. */
  key_sealed: string
  colour: string
  /** A hash of its content; null in rows of before it was kept. */
  content_hash: Generated<string | null>
  created_at: Timestamp
  /** The application or account that it proves; null until it is claimed. */
  subject_id: string | null
  /** Time of its removal; null while nothing has been decided. */
  remove_at: Timestamp | null
}

export interface PrivateMediaViewTable {
  id: string
  /** Kept longer than the picture. */
  media_id: string
  /** The owner of the picture. */
  customer_id: string
  viewer_kind: 'owner' | 'reviewer' | 'recognition' | 'participant'
  /** The customer's id, or the name by which the reviewer is known. */
  viewer: string
  viewed_at: Timestamp
}

/** An upload in parts; what becomes of it has its id and its key. */
export interface UploadTable {
  id: string
  customer_id: string
  key: string
  module: PublicModule
  dir: string
  type: string
  size: number
  part_bytes: number
  created_at: Timestamp
  done_at: Timestamp | null
}

export interface UploadPartTable {
  upload_id: string
  number: number
  sha256: string
  /** Whether its file is in the storage. */
  stored: Generated<boolean>
}

export interface VideoTable {
  id: string
  customer_id: string
  key: string
  /** JSON's null for a video without one. */
  cover: Json<Picture | null>
  seconds: number
  /** The sizes of the files that make it up, in order. */
  parts: Json<number[]>
  module: PublicModule
  dir: string
  created_at: Timestamp
  /** Time of its first reference; unreferenced videos are removed after a day. */
  used_at: Timestamp | null
}

export interface UploadsTables {
  uploads: UploadTable
  upload_parts: UploadPartTable
  videos: VideoTable
  private_media: PrivateMediaTable
  private_media_views: PrivateMediaViewTable
}

/** Facts of the tables. */
export const uploadsFacts: FactsOf<UploadsTables> = {
  uploads: { ...person('customer_id'), global: { key: 'random' }, erasing: 'keep', isExported: false },
  upload_parts: person('upload_id'),
  videos: { ...person('customer_id'), global: { key: 'random' }, erasing: 'own' },
  private_media: {
    ...person('customer_id'),
    global: { key: 'random' },
    key: byId,
    sealed: { key_sealed: 'text' },
    erasing: 'own',
  },
  private_media_views: { ...person('customer_id'), erasing: 'keep', isExported: false },
}
