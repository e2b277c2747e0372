import type { Picture } from '@contract/entities/common'
import { makeModel } from '@/state'
import { Resource } from '@/state/base/resource'

/** Content of a share: the card and the path of its screen. */
export interface ShareAbout {
  title: string
  text: string
  picture: Picture
  /** Path and query of the screen, with a leading slash. */
  path: string
  /** Extra content of a poster; no poster without it. */
  poster?: PosterAbout
}

/** Content of a poster beyond its title: never a member's price. */
export interface PosterAbout {
  price?: { amount: number; original: number | null }
  tags?: readonly string[]
  /** Beside the code; by default that scanning opens it. */
  hint?: string
  /** Person who shares it. */
  by?: { nickname: string; avatar: Picture } | undefined
}

/** State of sharing: the card and the URL in the share code (product text §2, share). */
export class ShareModel {
  isOpen = false
  readonly link: Resource<string>
  /** Whether the poster is open. */
  makes = false

  constructor(
    readonly about: () => ShareAbout,
    readonly address: () => Promise<string>,
  ) {
    this.link = new Resource(address)
    makeModel(this, 'about', 'address', 'link')
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** Opens the poster in place of the open sheet. */
  makePoster(): void {
    this.close()
    this.makes = true
  }

  closePoster(): void {
    this.makes = false
  }
}
