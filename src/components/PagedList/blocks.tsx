import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { blockProps } from '@/platform/list-blocks'
import type { FarBlocks } from './far-blocks'
import { blockRows, inBlocks } from './in-blocks'
import styles from './index.module.scss'

/** Blocks that stand together, since an element should have no more than 60 children. */
const sectionBlocks = 10

interface Drawing<T> {
  far: FarBlocks | undefined
  /** The name by which a block can be measured. */
  nameOf: (block: number) => string
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
}

let lists = 0

/** Names for the blocks of one list, unique in the app. */
export function useBlockNames(): (block: number) => string {
  const [nameOf] = useState(() => {
    const list = `list${++lists}`
    return (block: number) => `${list}-${block}`
  })
  return nameOf
}

function usePieces<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const last = useRef<readonly (readonly T[])[]>([])
  last.current = inBlocks(items, size, last.current)
  return last.current
}

/** The rows of a list in blocks; a block that is far from the view is an empty box. What did not change is not drawn anew. */
export function Blocks<T>({ items, ...drawing }: Drawing<T> & { items: readonly T[] }) {
  const blocks = usePieces(items, blockRows)
  const sections = usePieces(blocks, sectionBlocks)
  const { far } = drawing
  useEffect(() => far?.resize(blocks.length), [far, blocks.length])
  return (
    <>
      {sections.map((section, index) => (
        <Section key={index} {...drawing} blocks={section} first={index * sectionBlocks} />
      ))}
    </>
  )
}

function SectionOf<T>({
  blocks,
  first,
  ...drawing
}: Drawing<T> & { blocks: readonly (readonly T[])[]; first: number }) {
  return (
    <View className={styles.pagedList__rows}>
      {blocks.map((rows, index) => (
        <Block key={index} {...drawing} rows={rows} block={first + index} />
      ))}
    </View>
  )
}

const Section = observer(SectionOf)

function BlockOf<T>({ far, nameOf, keyOf, children, rows, block }: Drawing<T> & { rows: readonly T[]; block: number }) {
  const height = far?.given.get(block)
  return (
    <View className={styles.pagedList__rows} {...blockProps(nameOf(block), block, height)}>
      {height === undefined &&
        rows.map((item, index) => <Fragment key={keyOf(item)}>{children(item, block * blockRows + index)}</Fragment>)}
    </View>
  )
}

const Block = observer(BlockOf)
