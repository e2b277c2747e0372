import { Errata, loadYoga, PositionType, type Config, type Node as Box, type Yoga } from 'yoga-layout/load'
import { screen } from '../device'
import type { Frame, Node } from '../tree'
import { setStyle } from './styles'
import { measureWords } from './words'

/** The content of a drawing has no boxes. */
const drawing = 'RNSVGSvgViewAndroid'
const typed = { width: 0, height: 20 }

const sameFrame = (one: Frame | undefined, other: Frame): boolean =>
  one?.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** Lays views out with Yoga, React Native's own layout engine. */
export class Layout {
  private constructor(
    private readonly yoga: Yoga,
    private readonly config: Config,
  ) {}

  static async load(): Promise<Layout> {
    const yoga = await loadYoga()
    const config = yoga.Config.create()
    // React Native's setting on Android.
    config.setErrata(Errata.All)
    config.setPointScaleFactor(0)
    return new Layout(yoga, config)
  }

  /** Computes each view's frame and reports changed ones. */
  place(root: Node): Node[] {
    const boxes = new Map<Node, Box>()
    const box = this.boxOf(root, boxes)
    box.setWidth(screen.width)
    box.setHeight(screen.height)
    box.calculateLayout(screen.width, screen.height)
    const changed = [...boxes].filter(([node, each]) => framed(node, each)).map(([node]) => node)
    box.freeRecursive()
    return changed
  }

  private boxOf(node: Node, boxes: Map<Node, Box>): Box {
    const box = this.yoga.Node.create(this.config)
    boxes.set(node, box)
    setStyle(box, node.props)
    if (node.view === 'RCTText') box.setMeasureFunc(measureWords(node))
    else if (node.view === 'AndroidTextInput') box.setMeasureFunc(() => typed)
    else if (node.view !== drawing) node.children.forEach((child, at) => box.insertChild(this.boxOf(child, boxes), at))
    if (node.view === 'RCTModalHostView') overAll(box)
    return box
  }
}

/** The content of a modal window has the size of the screen. */
function overAll(box: Box): void {
  box.setPositionType(PositionType.Absolute)
  box.setWidth(screen.width)
  box.setHeight(screen.height)
}

/** Stores the frame of a view; returns whether it changed. */
function framed(node: Node, box: Box): boolean {
  const { left: x, top: y, width, height } = box.getComputedLayout()
  const frame = { x, y, width, height }
  if (sameFrame(node.frame, frame)) return false
  node.frame = frame
  return true
}

/** The position of a view on the screen. */
export function placeOf({ frame, parent }: Node): Frame {
  const { x = 0, y = 0, width = 0, height = 0 } = frame ?? {}
  const around = parent ? placeOf(parent) : { x: 0, y: 0 }
  return { x: around.x + x, y: around.y + y - (parent?.scrolled ?? 0), width, height }
}
