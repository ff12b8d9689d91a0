/** Ticks on 270 degrees: bright is kept, hatched goes at the Spirit Phase, dim is gone. */
export function Dial({ spirit, most, left }: { spirit: number; most: number; left: number }) {
  const ticks = Math.max(most, spirit);
  const step = 270 / ticks;
  const lines = Array.from({ length: ticks }, (_, i) => ({
    from: 135 + i * step + 0.8,
    to: 135 + (i + 1) * step - 1.6,
    state: i < Math.min(left, spirit) ? ('kept' as const) : i < spirit ? ('going' as const) : ('gone' as const),
  }));
  return (
    <div className="vw-dial">
      <svg viewBox="0 0 132 132" fill="none" aria-hidden="true">
        <defs>
          <pattern id="vw-hatch" width="3.6" height="3.6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
            <rect width="1.9" height="3.6" fill="var(--loss)" />
          </pattern>
        </defs>
        {lines.map((tick) => (
          <Tick key={tick.from} {...tick} />
        ))}
        <circle cx="66" cy="66" r="46" stroke="var(--rule)" />
      </svg>
      <b>{spirit}</b>
      <small>Spirit</small>
    </div>
  );
}

function Tick({ from, to, state }: { from: number; to: number; state: 'kept' | 'going' | 'gone' }) {
  const path = `${arc(62.5, from, to, 'M', 1)}${arc(51.5, to, from, 'L', 0)}Z`;
  return <path d={path} className="vw-tick" data-state={state} />;
}

function arc(radius: number, from: number, to: number, begin: 'M' | 'L', sweep: 0 | 1): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(66 + radius * Math.cos(angle)).toFixed(2)} ${(66 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `${begin}${at(from)}A${radius} ${radius} 0 0 ${sweep} ${at(to)}`;
}
