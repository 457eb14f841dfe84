import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

type Labels = Partial<Record<string, string | number>>;

/** The numbers of one process, as one seam: nothing else imports the metrics library. */
export class Metrics {
  readonly contentType: string;
  readonly #registry = new Registry();

  /**
   * @param process name of the process, a label on every number
   * @param build the release that runs, where the image says so
   */
  constructor(process: string, build?: { version: string; commit: string }) {
    this.#registry.setDefaultLabels({ process });
    this.contentType = this.#registry.contentType;
    collectDefaultMetrics({ register: this.#registry });
    if (!build) return;
    const info = this.gauge('build_info', 'The release that runs.', ['version', 'commit']);
    info.set(build, 1);
  }

  histogram<const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
  }

  /**
   * @param values those of its only label, where all are known: each begins at 0, so that the first
   *   that happens is seen as a change
   */
  counter<const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    values: readonly string[] = [],
  ): Counter<Label> {
    const counter = new Counter({ name, help, labelNames, registers: [this.#registry] });
    for (const value of values) counter.labels(value).inc(0);
    return counter;
  }

  /**
   * A counter for what happens with every word of every reply: counting is one step in a map, and
   * the library hears of it when somebody asks.
   * @returns how to count one
   */
  tally(name: string, help: string, labelName: string): (value: string) => void {
    const counts = new Map<string, number>();
    const registers = [this.#registry];
    const labelNames = [labelName];
    const counter: Counter = new Counter({
      ...{ name, help, labelNames, registers },
      collect() {
        counter.reset();
        for (const [value, count] of counts) counter.inc({ [labelName]: value }, count);
      },
    });
    return (value) => void counts.set(value, (counts.get(value) ?? 0) + 1);
  }

  /**
   * @param collect sets its values, each time that somebody asks for them; what it cannot find out
   *   is left out, and the other numbers are told all the same
   */
  gauge<const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect?: (gauge: Gauge<Label>) => void | Promise<void>,
  ): Gauge<Label> {
    const registers = [this.#registry];
    const gauge: Gauge<Label> = new Gauge({
      ...{ name, help, labelNames, registers },
      ...(collect && {
        async collect() {
          gauge.reset();
          try {
            await collect(gauge);
          } catch {
            gauge.reset();
          }
        },
      }),
    });
    return gauge;
  }

  /**
   * The values of a counter by their labels, as counted until now.
   * @returns nothing for a name that this process does not count
   */
  async counted(name: string): Promise<Array<{ labels: Labels; value: number }>> {
    const found = await this.#registry.getSingleMetric(name)?.get();
    return (found?.values ?? []).map(({ labels, value }) => ({ labels, value }));
  }

  /** Everything in the text format of Prometheus. */
  render(): Promise<string> {
    return this.#registry.metrics();
  }
}
