/** The chance that a chi-square statistic with `df` degrees of freedom is at least `x`, if nothing is wrong. */
export function chiSquareTail(x: number, df: number): number {
  if (x <= 0 || df <= 0) return 1;
  const a = df / 2;
  const z = x / 2;
  return z < a + 1 ? 1 - lowerSeries(a, z) : upperFraction(a, z);
}

/** How likely counts at least this far from the expected ones are. */
export function goodnessOfFit(counts: readonly number[], expected: readonly number[]): number {
  let x = 0;
  for (const [i, count] of counts.entries()) {
    const mean = expected[i] as number;
    x += (count - mean) ** 2 / mean;
  }
  return chiSquareTail(x, counts.length - 1);
}

/** Regularised lower incomplete gamma function, by its series. */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 1000 && term > sum * 1e-15; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

/** Regularised upper incomplete gamma function, by Lentz's continued fraction. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < 1000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return Math.exp(-x + a * Math.log(x) - logGamma(a)) * h;
}

/** Stirling's series after lifting the argument above 10. */
function logGamma(x: number): number {
  let lift = 0;
  let y = x;
  while (y < 10) lift -= Math.log(y++);
  const y2 = y * y;
  return lift + (y - 0.5) * Math.log(y) - y + 0.9189385332046728 + (1 / 12 - (1 / 360 - 1 / 1260 / y2) / y2) / y;
}
