import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { blockProps, blockStyle, boxStyle } from '@/platform/list/list-blocks'
import { rowBlocks } from '@/platform/list/list-step'
import type { FarBlocks } from './far-blocks'
import { inBlocks } from './in-blocks'
import styles from './index.module.scss'

/**
 * Number of blocks per section. Mini-programs recommend at most 60 children per element, and far sections collapse into
 * one box.
 */
const sectionBlocks = 10

interface Drawing<T> {
  far: FarBlocks | undefined
  /** Unique name; prefix of the element ids by which the blocks are measured. */
  name: string
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
}

type Pieces<T> = readonly (readonly T[])[]

function usePieces<T>(items: readonly T[], size: number): Pieces<T> {
  const last = useRef<Pieces<T>>([])
  last.current = inBlocks(items, size, last.current)
  return last.current
}

/**
 * Renders a list in blocks; blocks outside the viewport are replaced by empty boxes. Unchanged blocks are not
 * re-rendered.
 */
export function Blocks<T>({ items, ...drawing }: Drawing<T> & { items: readonly T[] }) {
  const blocks = usePieces(items, rowBlocks.size)
  const sections = usePieces(blocks, sectionBlocks)
  const { far } = drawing
  useEffect(() => far?.resize(blocks.length), [far, blocks.length])
  // A separate parent: when a mini-program inserts an element, it sends all siblings again.
  return (
    <View className={styles.longList__rows}>
      {sections.map((section, index) => (
        <Section key={index} {...drawing} blocks={section} first={index * sectionBlocks} />
      ))}
    </View>
  )
}

function SectionOf<T>({ blocks, first, ...drawing }: Drawing<T> & { blocks: Pieces<T>; first: number }) {
  const height = drawing.far?.heightOf(first, blocks.length)
  return (
    <View className={styles.longList__rows} style={boxStyle(height)}>
      {height === undefined &&
        blocks.map((rows, index) => <Block key={index} {...drawing} rows={rows} block={first + index} />)}
    </View>
  )
}

const Section = observer(SectionOf)

function BlockOf<T>({ far, name, keyOf, children, rows, block }: Drawing<T> & { rows: readonly T[]; block: number }) {
  const height = far?.given.get(block)
  return (
    <View {...blockProps(`${name}-${block}`)} className={styles.longList__rows} style={blockStyle(block, height)}>
      {height === undefined &&
        rows.map((item, index) => (
          <Fragment key={keyOf(item)}>{children(item, block * rowBlocks.size + index)}</Fragment>
        ))}
    </View>
  )
}

const Block = observer(BlockOf)
