// Whether the server has said that this page is older than itself.
export const WIRE = 2; // the version of the messages that this page knows

export const version = $state({ outdated: false });
