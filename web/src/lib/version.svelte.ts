// Whether the server said that this page is out of date.
export const WIRE = 3; // the version of the messages that this page understands

export const version = $state({ outdated: false });
