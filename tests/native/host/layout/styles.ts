import {
  Align,
  Display,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  Overflow,
  PositionType,
  Wrap,
  type Node as Box,
} from 'yoga-layout/load'
import type { Props } from '../bridge'

/** A length as React Native sends it: points or a percentage. */
type Length = number | `${number}%`

/** The name of a keyword in Yoga: FlexStart for flex-start. */
const inYoga = (word: string) => word.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

function chosen<T>(all: Record<string, unknown>, word: string): T {
  const value = all[inYoga(word)]
  if (value === undefined) throw new Error(`Yoga knows no ${word}`)
  return value as T
}

const keywords: Readonly<Record<string, (box: Box, word: string) => void>> = {
  display: (box, word) => box.setDisplay(chosen(Display, word)),
  position: (box, word) => box.setPositionType(chosen(PositionType, word)),
  overflow: (box, word) => box.setOverflow(chosen(Overflow, word)),
  flexDirection: (box, word) => box.setFlexDirection(chosen(FlexDirection, word)),
  flexWrap: (box, word) => box.setFlexWrap(chosen(Wrap, word === 'nowrap' ? 'no-wrap' : word)),
  justifyContent: (box, word) => box.setJustifyContent(chosen(Justify, word)),
  alignItems: (box, word) => box.setAlignItems(chosen(Align, word)),
  alignSelf: (box, word) => box.setAlignSelf(chosen(Align, word)),
  alignContent: (box, word) => box.setAlignContent(chosen(Align, word)),
}

const numbers: Readonly<Record<string, (box: Box, value: number) => void>> = {
  flex: (box, value) => box.setFlex(value),
  flexGrow: (box, value) => box.setFlexGrow(value),
  flexShrink: (box, value) => box.setFlexShrink(value),
  aspectRatio: (box, value) => box.setAspectRatio(value),
}

const lengths: Readonly<Record<string, (box: Box, value: Length) => void>> = {
  width: (box, value) => box.setWidth(value),
  height: (box, value) => box.setHeight(value),
  minWidth: (box, value) => box.setMinWidth(value),
  minHeight: (box, value) => box.setMinHeight(value),
  maxWidth: (box, value) => box.setMaxWidth(value),
  maxHeight: (box, value) => box.setMaxHeight(value),
  flexBasis: (box, value) => box.setFlexBasis(value),
  gap: (box, value) => box.setGap(Gutter.All, value),
  rowGap: (box, value) => box.setGap(Gutter.Row, value),
  columnGap: (box, value) => box.setGap(Gutter.Column, value),
}

const edges: Readonly<Record<string, Edge>> = {
  '': Edge.All,
  Vertical: Edge.Vertical,
  Horizontal: Edge.Horizontal,
  Top: Edge.Top,
  Right: Edge.Right,
  Bottom: Edge.Bottom,
  Left: Edge.Left,
  Start: Edge.Start,
  End: Edge.End,
}

/** The properties of a box's edges: margin, marginVertical, marginTop and so on. */
function setSides(box: Box, props: Props): void {
  for (const [side, edge] of Object.entries(edges)) {
    const margin = props[`margin${side}`]
    if (isLength(margin)) box.setMargin(edge, margin)
    const padding = props[`padding${side}`]
    if (isLength(padding)) box.setPadding(edge, padding)
    const border = props[`border${side}Width`]
    if (typeof border === 'number') box.setBorder(edge, border)
    const inset = props[side.toLowerCase()]
    if (isLength(inset)) box.setPosition(edge, inset)
  }
}

const isLength = (value: unknown): value is Length =>
  typeof value === 'number' || (typeof value === 'string' && /%$|^auto$/.test(value))

/** Applies the layout styles of a native view to a Yoga node. */
export function setStyle(box: Box, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'string') keywords[name]?.(box, value)
    if (typeof value === 'number') numbers[name]?.(box, value)
    if (isLength(value)) lengths[name]?.(box, value)
  }
  setSides(box, props)
}
