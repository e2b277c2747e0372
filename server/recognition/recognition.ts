import type { RecognizedId } from '@contract/entities/application'

/** Reads identity cards. */
export interface IdRecognition {
  /** The name by which its viewings of pictures are logged. */
  readonly name: string
  /** Reads the front of a card; undefined for a picture of something else. */
  read(picture: Buffer): Promise<RecognizedId | undefined>
}
