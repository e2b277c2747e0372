import type { PrivateModule } from '@contract/upload-modules'
import type { Timestamp } from './columns'

export interface PrivateMediaTable {
  id: string
  customer_id: string
  module: PrivateModule
  /** The unguessable name of its files. */
  key: string
  /** The key that its files are sealed with, itself sealed: rotating the deployment's key leaves the files as they are. */
  key_sealed: string
  colour: string
  created_at: Timestamp
  /** The application or account that it proves; null until it is claimed. */
  subject_id: string | null
  /** When it is removed; null while nothing has been decided. */
  remove_at: Timestamp | null
}

export interface PrivateMediaViewTable {
  id: string
  /** Kept longer than the picture. */
  media_id: string
  /** The owner of the picture. */
  customer_id: string
  viewer_kind: 'owner' | 'reviewer' | 'recognition'
  /** The customer's id, or the name by which the reviewer is known. */
  viewer: string
  viewed_at: Timestamp
}

export interface UploadsTables {
  private_media: PrivateMediaTable
  private_media_views: PrivateMediaViewTable
}
