import gcoord from 'gcoord'
import type { Position } from './position'

/** What is left after them is below a millimetre. */
const rounds = 3

/** Where a point of the WGS 84 globe is drawn on China's maps, which are bent by GCJ-02; outside China they are not. */
export function toGcj02({ latitude, longitude }: Position): Position {
  const [east, north] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02)
  return { latitude: north, longitude: east }
}

/** Where on the WGS 84 globe a point of China's maps is. gcoord's own way back never ends at some edges of China. */
export function fromGcj02(drawn: Position): Position {
  let { latitude, longitude } = drawn
  for (let round = 0; round < rounds; round += 1) {
    const there = toGcj02({ latitude, longitude })
    latitude += drawn.latitude - there.latitude
    longitude += drawn.longitude - there.longitude
  }
  return { latitude, longitude }
}
