/** A time zone in which the given hour of the day has begun. Its day may be the one before or after that of UTC. */
export function zoneAt(hour: number): string {
  const ahead = hour - new Date().getUTCHours()
  // Zones are from twelve hours behind to fourteen ahead; the sign of their names is that of the way to UTC.
  const offset = ahead < -12 ? ahead + 24 : ahead > 12 ? ahead - 24 : ahead
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
