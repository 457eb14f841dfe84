import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The numbers of one process, as one seam: nothing else imports the metrics library. */
export class Metrics {
  readonly contentType: string;
  readonly #registry = new Registry();

  /** @param process name of the process, a label on every number. */
  constructor(process: string) {
    this.#registry.setDefaultLabels({ process });
    this.contentType = this.#registry.contentType;
    collectDefaultMetrics({ register: this.#registry });
  }

  histogram<const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
  }

  counter<const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
  ): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  /** @param collect sets its values, each time that somebody asks for them */
  gauge<const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (gauge: Gauge<Label>) => void,
  ): Gauge<Label> {
    const gauge: Gauge<Label> = new Gauge({
      ...{ name, help, labelNames, registers: [this.#registry] },
      collect: () => collect(gauge),
    });
    return gauge;
  }

  /** Everything in the text format of Prometheus. */
  render(): Promise<string> {
    return this.#registry.metrics();
  }
}
