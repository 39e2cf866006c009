-- The daily entry of the log of proofs takes the lines of the last days, not of all years.
create index evidence_by_time on evidence (at);
