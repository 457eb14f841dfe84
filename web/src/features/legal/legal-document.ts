/** A paragraph, or a list of points. */
type Block = string | readonly string[];

export interface LegalSection {
  /** Also the section's address: `/tos#acceptable-use`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalDocument {
  title: string;
  /** One paragraph in plain words, before the sections. */
  summary: string;
  effective: string;
  sections: readonly LegalSection[];
}
