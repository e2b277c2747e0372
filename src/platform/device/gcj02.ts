import gcoord from 'gcoord'
import type { Position } from './position'

/** Iterations of the inverse; the remaining error is below a millimetre. */
const rounds = 3

/** Converts WGS 84 to GCJ-02, the datum of maps of China; unchanged outside China. */
export function toGcj02({ latitude, longitude }: Position): Position {
  const [east, north] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02)
  return { latitude: north, longitude: east }
}

/** Converts GCJ-02 to WGS 84. gcoord's own inverse does not terminate at some borders of China. */
export function fromGcj02(drawn: Position): Position {
  let { latitude, longitude } = drawn
  for (let round = 0; round < rounds; round += 1) {
    const there = toGcj02({ latitude, longitude })
    latitude += drawn.latitude - there.latitude
    longitude += drawn.longitude - there.longitude
  }
  return { latitude, longitude }
}
